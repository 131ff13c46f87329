"""Checks the pages that DocC has made: documentation_pages.py FOLDER MODULE...

Every module and every article of its catalogue has a page, and every link between pages leads to one.
Exit status 1: something is not there.
"""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def place(file, data):
    """The address of a page: the path of its data, in small letters."""
    return "/" + file.relative_to(data).with_suffix("").as_posix().lower()


def wanted(module):
    """The addresses of a module's page and of its articles."""
    yield f"/documentation/{module}".lower()
    for article in ROOT.glob(f"Sources/*/{module}/{module}.docc/*.md"):
        if article.stem != module:
            yield f"/documentation/{module}/{article.stem}".lower()


def links(page):
    """The addresses of other pages that a page refers to."""
    for reference in (page.get("references") or {}).values():
        address = reference.get("url", "").split("#")[0].lower()
        if address.startswith("/documentation/"):
            yield address


def main(folder, modules):
    data = Path(folder, "data")
    files = {place(file, data): file for file in data.rglob("*.json")}
    missing = [f"no page {address}" for module in modules for address in wanted(module) if address not in files]
    count = 0
    for address, file in files.items():
        for link in links(json.loads(file.read_text("utf-8"))):
            count += 1
            if link not in files:
                missing.append(f"{address} leads to {link}, which is not there")
    for line in sorted(set(missing)):
        print(f"tools/documentation: error: {line}", file=sys.stderr)
    articles = sum(1 for module in modules for _ in wanted(module)) - len(modules)
    print(f"{len(files)} pages of {len(modules)} modules with {articles} articles, {count} links between them")
    return 1 if missing or not files else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
