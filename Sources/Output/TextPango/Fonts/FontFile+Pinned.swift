extension FontFile {
  /// The fonts that text is measured with: the files of Debian 12's packages.
  ///
  /// A file of the same name in another release measures differently, so each has its SHA-256.
  package static let pinned: [FontFile] = table.flatMap { family in
    // Bytes, since characters would take milliseconds at every start.
    let place = family.files.utf8.split(separator: UInt8(ascii: "*")).map { String(Substring($0)) }
    return family.fonts.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line -> FontFile? in
      let parts = line.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
      guard place.count == 2, parts.count == 3,
        let weight = Int(Substring(parts[1].utf8.prefix { $0 != italic }))
      else { return nil }
      return FontFile(
        family: family.name,
        weight: weight,
        isItalic: parts[1].utf8.last == italic,
        path: "/usr/share/fonts/" + place[0] + parts[0] + place[1],
        package: family.package,
        checksum: parts[2]
      )
    }
  }

  private static let italic = UInt8(ascii: "i")

  /// Family, package, where its files are, and for each the name, weight (`i`: italic) and checksum.
  private static let table: [(name: String, package: String, files: String, fonts: String)] = [
    (
      "Inter", "fonts-inter", "opentype/inter/*.otf",
      """
      Inter-Thin 100 4d9bb6a256c5a9a4f3c7a7f5f27eb0f7e849a1ceee20638d44c9073b41a0b015
      Inter-ExtraLight 200 a0f33dfec7784ebf09b19d4ea50ffa49e2595f880082351124aacf9ebfa48442
      Inter-Light 300 e66f130fbadda71e297a9a78025e2f05e8d225ae9dfcea9f51f6570b68fdd905
      Inter-Regular 400 a7e791e8f5a0fb02b65663f7fca73e1d1ca9543f772ad480cbd76f4e3fe3f8cc
      Inter-Medium 500 99dab2bdcb613c4c8264000a94351d1227f74dc95a86d1249493aeee0c0179c4
      Inter-SemiBold 600 8c1990b6012254ea2b487161697d107357dd0ee55811cfd91c8c11227bbef457
      Inter-Bold 700 1e9dfd6a6e33ac63a8fe3b4ed7ae0df9eac2d0b25e444e8e7daef4ac77943fc1
      Inter-ExtraBold 800 158144ef2ad48baf0e45907951a00a1d3264f85c742ccfbc087e90d3d9288cfa
      Inter-Black 900 d108d003dd5e5a692a586e25aec09f5643f8078613e53d6d5e7ae45e1adf2fb4
      Inter-ThinItalic 100i e8ecee2030f42da7214c7d5dae3c9c29dfb5e728c7f14020b4ce813da6aff12d
      Inter-ExtraLightItalic 200i df1d6a77ed02425ec3456dfb488f05bba51e20d62dad2a92edf4ab7425247697
      Inter-LightItalic 300i 9e9b0aa66832affca1f1bed090eb7b49236de1ac7b7e81f8c7c80864de49a974
      Inter-Italic 400i 45ecfe6cbadfd4803de6214e02c336a95163a7703973bc8a5ce7ac2d174ecaf7
      Inter-MediumItalic 500i a0d825963fd0040dd3445c42bf769472dd0777b4e76323486caf72d955bb4723
      Inter-SemiBoldItalic 600i 404251faffd4c55dfcb53007e7afb9d5c2891584c842165e35050345ab97744b
      Inter-BoldItalic 700i db4356b780ed61e0d0597a07566bef5bd7497d6f0edc2d88dbf8deaedaf1ace4
      Inter-ExtraBoldItalic 800i 6afee6b920d669c589b47fc2abbcad7d459f3d22f6c934c39c33105b39c238da
      Inter-BlackItalic 900i fdd250fe1eadd2d48151f9e18d989840d308450486ec4a2e4e4fde4b0d435f6c
      """
    ),
    (
      "Inter Display", "fonts-inter", "opentype/inter/*.otf",
      """
      InterDisplay-Thin 100 88f004cbcf3a7fb4d044d3348d7fb5b537106b45a154e57fddae5b338074e894
      InterDisplay-ExtraLight 200 f9ea85c3f52214c80fb4f562c68c647587c399a71cd8247c7b6a7f76cc75447f
      InterDisplay-Light 300 3c1ca9b58f22f6c0a736704bc62e754eeb15981f4b93bb510963f3d9a8297a23
      InterDisplay-Regular 400 82132edfc052b9f30a4bec53c9089cc5f1e6a0d4aa3b3aa3dfdd1eca89123780
      InterDisplay-Medium 500 c6c1495a1d948689718b853983b699a86488c2a044fbc1317b64545eb78176bd
      InterDisplay-SemiBold 600 1db59eb44058d96bd1eb258317ecc33e9766e96726939eb6850987dcda47ef5e
      InterDisplay-Bold 700 2738619937fdcd1f0a331ea68d74ef6f9619a6eaaa1f904c73ceafc6c99879d6
      InterDisplay-ExtraBold 800 8d28ae39fa9c092d2898aeb8916022882600829e0a9f2d34390dccd245c0bee0
      InterDisplay-Black 900 6827cddb859145f5bad353666e92b35bce2a6807051e4a2bf7e93ae4832a30fa
      InterDisplay-ThinItalic 100i f86f4ad7c902f572fbab6957f38a7f13ecebbf65585254882d9861e13c442dae
      InterDisplay-ExtraLightItalic 200i 05b1031326bb9adbcecb37d4e9c4eb3758c1e43a9414f645af6a263cd9917993
      InterDisplay-LightItalic 300i f4ce91a9f5a39bed231798a0a327e5bd6df6789ae89937d14ac8d0009287c104
      InterDisplay-Italic 400i 416db016f05e828c3831069bd6b231a1e86f51ef1fe356a992e535a225404235
      InterDisplay-MediumItalic 500i 4433a792f6eac887df5435f2784147d2110f6199c8405f5f8204ef9375aa16f0
      InterDisplay-SemiBoldItalic 600i 3f58177fb439009f6efc1c5a0523ccd2387f9b5f4f15c0d1c4e7cdb3327c9d32
      InterDisplay-BoldItalic 700i b9478a740ae33a3cf78e4aaec74207fa7e35ab69f2ff94ece3bd2e1bf4a5191b
      InterDisplay-ExtraBoldItalic 800i ef2b33b065597c3b3db04a491d1f436aa148b136636bb93b2e1145c44d0d7a95
      InterDisplay-BlackItalic 900i bc1c0c5922a8f5b1a78f7540971b35a33688d503c48b4f0182c90130e0eb68e4
      """
    ),
    (
      "Noto Sans", "fonts-noto-core", "truetype/noto/*.ttf",
      """
      NotoSans-Regular 400 89c3c497f618fdaa0b2d1e98fef93582f28c71debd2c4a8cdf41f190ced2909d
      NotoSans-Bold 700 e83493c945848ecd4a9ad0f6d19164541a0d3e23a9c952304a00a46e00272ac5
      NotoSans-Italic 400i 5d7618dda819443fd07301c84adcee9fe8960c873ea5e5e1f0f59db384b78082
      NotoSans-BoldItalic 700i 4315b26e5afb62f70f5ffe0edaa3363e57765ff2af2beda12b6fef197e3e5f5a
      """
    ),
    (
      "Noto Serif", "fonts-noto-core", "truetype/noto/*.ttf",
      """
      NotoSerif-Regular 400 9d7583b7dc9e812afd32a14280c5cac3160012efe50c8d08938f4fea266ff67f
      NotoSerif-Bold 700 0af0ff2be8f84910fb21ec5fe1b6b7395e3073250502a334baf6ca2f860c88fe
      NotoSerif-Italic 400i bc25600aa27cd409e1e5b3d86340df3a329bb860fcfbe57a03a95070b229e1b0
      NotoSerif-BoldItalic 700i 78a6d685e5690b7dcda0f336b689193afc03b6bab5cf18fc1a9ecc3aa0600059
      """
    ),
    (
      "Noto Sans Mono", "fonts-noto-mono", "truetype/noto/*.ttf",
      """
      NotoSansMono-Regular 400 6b692c4b6d15ccf59f1c1fe8d11cb8a92f51960f3e9f1f523781755a3af7e29f
      NotoSansMono-Bold 700 b22563d5f03b345a62115e78d8789c9ed99c2cfa8059fad6e7a5c4ced288e21e
      """
    ),
    (
      "Noto Sans Arabic UI", "fonts-noto-ui-core", "truetype/noto/*.ttf",
      """
      NotoSansArabicUI-Regular 400 43a90e0f0e9ca712ff0588dc2b119823d569367a6d0061eb5f7bfb9bfbe8cecc
      NotoSansArabicUI-Bold 700 ef5d9ce3d5b20a83bdc156ef48edc1e159322ada95ebacc133476c92f0bd102a
      """
    ),
    (
      "Noto Sans Bengali UI", "fonts-noto-ui-core", "truetype/noto/*.ttf",
      """
      NotoSansBengaliUI-Regular 400 d808e8293f7082bfdddfdda704ec6e13dfa09bba31462235541d876556bb5daf
      NotoSansBengaliUI-Bold 700 9fb9dad5ec68b5752a9138ee55391a0690c8aeff529d07b55f6a6cc85e1ebae4
      """
    ),
    (
      "Noto Sans Devanagari UI", "fonts-noto-ui-core", "truetype/noto/*.ttf",
      """
      NotoSansDevanagariUI-Regular 400 c0b105d248337435b876d3a3d19b380c9782e452b15f142a0cf7b10f5d29a280
      NotoSansDevanagariUI-Bold 700 c2a648025d13b35674ce39d886b179ffada7202097b42bd4634bf298f08f654e
      """
    ),
    (
      "Noto Sans Gujarati UI", "fonts-noto-ui-core", "truetype/noto/*.ttf",
      """
      NotoSansGujaratiUI-Regular 400 59c3611a41f68c55a22963fbfba9489cda4f06da3a03b1ede65eb76073ec7584
      NotoSansGujaratiUI-Bold 700 2c91d8e29fdebae8b3a50c0d3212f513e524db9eb1d10a34f729c25c4a5cd6f9
      """
    ),
    (
      "Noto Sans Gurmukhi UI", "fonts-noto-ui-core", "truetype/noto/*.ttf",
      """
      NotoSansGurmukhiUI-Regular 400 3f8cc9d1a9814322c7a37b833b2b3da69adbb555d053fa85bb7da22ed2999c27
      NotoSansGurmukhiUI-Bold 700 410dad82657ab653bacac919e8ae397fb42f4a64120429b12aa6b0772b5258e3
      """
    ),
    (
      "Noto Sans Kannada UI", "fonts-noto-ui-core", "truetype/noto/*.ttf",
      """
      NotoSansKannadaUI-Regular 400 3f196ad0516e7d0d45c2915742f752316d47568bcd360b3b4ae3eae13b39ebeb
      NotoSansKannadaUI-Bold 700 3f4db6f4ac80fac9196cc5e6a48ebe4ed4688d5f69e53a0bbfd4443ce6c96658
      """
    ),
    (
      "Noto Sans Khmer UI", "fonts-noto-ui-core", "truetype/noto/*.ttf",
      """
      NotoSansKhmerUI-Regular 400 dfe19fb7d256875d5b2b8ed6ba4e2de487427c048b9c16e5085071476c8e1c56
      NotoSansKhmerUI-Bold 700 31e7a81d58307de63d5f0fede382c7ad9f2a7a4e9841deffd507c8847e6274fb
      """
    ),
    (
      "Noto Sans Lao UI", "fonts-noto-ui-core", "truetype/noto/*.ttf",
      """
      NotoSansLaoUI-Regular 400 b058eedf8cac10fe85b2b7ffc84faa0af3ae4ca11ae0112769882c67af096344
      NotoSansLaoUI-Bold 700 e74c4ee1832de210fbe6320212018847a13a402b4a781c3f87ad943c8d25c16a
      """
    ),
    (
      "Noto Sans Malayalam UI", "fonts-noto-ui-core", "truetype/noto/*.ttf",
      """
      NotoSansMalayalamUI-Regular 400 a3fb7aec716d9014ea2333148e775dceaec8d11c414b6fc48a687c754d4b4c50
      NotoSansMalayalamUI-Bold 700 7fb8143d9da47d5b630f69e5973162d2c77fd9352bfaa0a95cb8cc8e7fa553e3
      """
    ),
    (
      "Noto Sans Myanmar UI", "fonts-noto-ui-core", "truetype/noto/*.ttf",
      """
      NotoSansMyanmarUI-Regular 400 af6ba8f406f6fe8e326b78860279bf2d9a132f80b739b5e1a8c1b209f6fa1303
      NotoSansMyanmarUI-Bold 700 5c5f1efee3d4a877e3c32d0236e9187ac949de919c47bf6f0cfd2f6cc2771443
      """
    ),
    (
      "Noto Sans Oriya UI", "fonts-noto-ui-core", "truetype/noto/*.ttf",
      """
      NotoSansOriyaUI-Regular 400 2d151a5c2c9fb01a6cbe767f200b263d090d88bf6a74880f43ed81c211e51fb2
      NotoSansOriyaUI-Bold 700 0083e64c0b67116b8ecc920c0284301971c9099bf33a383eb38fd42e29476fa4
      """
    ),
    (
      "Noto Sans Sinhala UI", "fonts-noto-ui-core", "truetype/noto/*.ttf",
      """
      NotoSansSinhalaUI-Regular 400 4dea21c5438ccf1a3e03ba6831b9b8ff901c9fdf5f2e2ff2d73824bb169f45fd
      NotoSansSinhalaUI-Bold 700 e043e3bc7cf04fb1d378532604d4e9d64882a2ac58dd18c2561c220ce6b56b06
      """
    ),
    (
      "Noto Sans Tamil UI", "fonts-noto-ui-core", "truetype/noto/*.ttf",
      """
      NotoSansTamilUI-Regular 400 0dc889c17911e93f0e9650fcb29fbfb6db634727bdbc0346e017e392a11a0fbb
      NotoSansTamilUI-Bold 700 db92137cd537acc359f5a8e910ecb586a40661ed6f44e3f52ec0ac00ed76c9af
      """
    ),
    (
      "Noto Sans Telugu UI", "fonts-noto-ui-core", "truetype/noto/*.ttf",
      """
      NotoSansTeluguUI-Regular 400 73a13855b47139add21bf6a1daefa6667d9705797c379278ab361dcd4b82174b
      NotoSansTeluguUI-Bold 700 6a2e304dd534d72fa94d29f0d6584857223ec2aba65c0a63b86fb7e9c643476e
      """
    ),
    (
      "Noto Sans Thai UI", "fonts-noto-ui-core", "truetype/noto/*.ttf",
      """
      NotoSansThaiUI-Regular 400 8e5e0524046c2909025a857c5dc23da40d6b974bc0adab7810fa08b2beab040d
      NotoSansThaiUI-Bold 700 473e98f51436a9bacb75eb9ca0e0ff64d31d5a40172d6b052ae4fb66939ea2e4
      """
    ),
    (
      "Noto Sans Armenian", "fonts-noto-core", "truetype/noto/*.ttf",
      """
      NotoSansArmenian-Regular 400 9636c32c121f4fc1fc6963dfad60ea32c41889507118a46f83a818eacf40348e
      NotoSansArmenian-Bold 700 a0f398d0205f0b96d6637ac66d92e6e42b230f8ed3853a050d0aa5792eb9b7f7
      """
    ),
    (
      "Noto Sans Ethiopic", "fonts-noto-core", "truetype/noto/*.ttf",
      """
      NotoSansEthiopic-Regular 400 58bc43b062961b38ee45757d2e74e6a991a12011aa0399fb03004ac432e5c852
      NotoSansEthiopic-Bold 700 cc16f0c43be76a2ecb5f6d08de4fe6705886b9be90251bfb5959a90955be7f1d
      """
    ),
    (
      "Noto Sans Georgian", "fonts-noto-core", "truetype/noto/*.ttf",
      """
      NotoSansGeorgian-Regular 400 ba75f2154fef9beac8439f94c631dc37ef9c708d32f9254bb019afdfa9aa3138
      NotoSansGeorgian-Bold 700 2cee22513f5c94b5577fe1a91df94836dc9825ac78e5b3a9f3c49d1f038a5f11
      """
    ),
    (
      "Noto Sans Hebrew", "fonts-noto-core", "truetype/noto/*.ttf",
      """
      NotoSansHebrew-Regular 400 436900d5ad77d33e4234247f3076eaecd25b92b9bea0519514f684140e3566a7
      NotoSansHebrew-Bold 700 d3b01343f71e8a93fffb84c345a1aecbaf4694b98d0eaace916cb9eac9e6dcd3
      """
    ),
    (
      "Noto Nastaliq Urdu", "fonts-noto-core", "truetype/noto/*.ttf",
      """
      NotoNastaliqUrdu-Regular 400 fe24c4a05b19482beac11e4b90a0f6754214f1cb5e925cf9e86b48283ac37522
      NotoNastaliqUrdu-Bold 700 6b81290dc928bac40fa4b71370f4ef260ad8c33d17be38eab05376490077ebc4
      """
    ),
    (
      "Noto Sans Symbols", "fonts-noto-core", "truetype/noto/*.ttf",
      """
      NotoSansSymbols-Regular 400 24b615ceb7d50a2c09060664ca9e24a160c9beb6bfca0563e8359369a4bc0993
      NotoSansSymbols-Bold 700 c46ee5f6447f99edf6a69e24969bcfee891e3699cff9fc45bfb98ec1b7d684fa
      """
    ),
    (
      "Noto Sans Symbols2", "fonts-noto-core", "truetype/noto/*.ttf",
      """
      NotoSansSymbols2-Regular 400 876598db5f1e3bef2bc77c4d94c5b0d5d2c1620be4878a06f18fb5434e331688
      """
    ),
    (
      "Noto Sans Math", "fonts-noto-core", "truetype/noto/*.ttf",
      """
      NotoSansMath-Regular 400 8242bd1e55368b27e32455260754cf9aa58f3ad7ea80664b66c21f1b09910d6c
      """
    ),
    (
      "Noto Sans CJK", "fonts-noto-cjk", "opentype/noto/*.ttc",
      """
      NotoSansCJK-Regular 400 b76b0433203017ca80401b2ee0dd69350349871c4b19d504c34dbdd80541690a
      NotoSansCJK-Bold 700 faa5f3656a78b2e2d450d27fe8382c778bc2b6bb5ea29c986664a6a435056ceb
      """
    ),
    (
      "Noto Color Emoji", "fonts-noto-color-emoji", "truetype/noto/*.ttf",
      """
      NotoColorEmoji 400 e5899ed38b8ed83e08bd3ac5de09791e9d19d288333a796de1d35ad17396f1ec
      """
    ),
  ]
}
