import Kit
import ShopData
import SwiftUI

public struct ArticleView: View {
  let article: Article

  package init(article: Article = .sample) { self.article = article }

  public var body: some View {
    Label(article.name, systemImage: "cart").padding(Spacing.wide)
  }
}

#if SHOP
  #Preview("Article") { ArticleView() }
  #Preview("Article, long") { ArticleView(article: Article(name: "Apples and pears")) }
#endif
