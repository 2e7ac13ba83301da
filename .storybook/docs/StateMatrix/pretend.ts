/**
 * Shows what `:hover`, `:focus-visible` and `:active` would look like where nobody hovers, focuses or presses: every
 * rule with one of them is repeated for elements inside `[data-pretend=…]`, with the same specificity.
 */
const pretended: Readonly<Record<string, string>> = {
  ':hover': ':is([data-pretend=hover] *, [data-pretend=active] *)',
  ':active': ':is([data-pretend=active] *)',
  ':focus-visible': ':is([data-pretend=focus] :where(a, button, input, select, textarea, [tabindex="0"]))',
}

const pseudo = /:hover|:active|:focus-visible/g

/** @returns the selector for elements that imitate the state; undefined where it has none of the three pseudo-classes */
export function pretendSelector(selector: string): string | undefined {
  const changed = selector.replaceAll(pseudo, (name) => pretended[name] ?? name)
  return changed === selector ? undefined : changed
}

/** A rule's text with its selector changed, inside whatever media query it stands in; empty where nothing is to change. */
function pretendRule(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) {
    const selector = pretendSelector(rule.selectorText)
    return selector === undefined ? '' : `${selector}{${rule.style.cssText}}`
  }
  if (!(rule instanceof CSSMediaRule)) return ''
  const inner = [...rule.cssRules].map(pretendRule).join('')
  return inner && `@media ${rule.conditionText}{${inner}}`
}

let sheet: CSSStyleSheet | undefined

/** Reads the page's rules anew, for parts that have brought theirs meanwhile. */
export function refreshPretended(): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  sheet.replaceSync(rules.map(pretendRule).join('\n'))
}
