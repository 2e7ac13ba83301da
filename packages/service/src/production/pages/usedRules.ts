/** A rule of a style sheet that a page uses. */
export interface UsedRule {
  /** Its place among all rules of the page: the number of the sheet, of the rule, of the rule within it. */
  place: number[]
  /** The media queries and the like that it stands in. */
  around: string[]
  text: string
}

/**
 * Runs in a page, which is handed it as text: all rules of Keycloak's own style sheets that match something there, in any
 * window, with either colours, and whatever is pointed at or has the focus.
 */
export function usedRules(own: string): UsedRule[] {
  const root = document.documentElement
  const dark = 'pf-v5-theme-dark'
  const found: UsedRule[] = []

  /** Without what changes while somebody uses the page. */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets the text of this function alone
  const still = (selector: string) => {
    const moving =
      '(?:::[\\w-]+|:(?:hover|focus-visible|focus-within|focus|active|visited|checked|disabled|enabled|before|after)\\b)+'
    return selector
      .replaceAll(new RegExp(`(^|[\\s>+~,(])${moving}`, 'g'), '$1*')
      .replaceAll(new RegExp(moving, 'g'), '')
  }

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- as above
  const matches = (selector: string) => {
    try {
      return document.querySelector(selector) !== null
    } catch {
      return false
    }
  }

  const isUsed = (rule: CSSStyleRule) => {
    const selector = still(rule.selectorText)
    return [true, false].some((isDark) => {
      root.classList.toggle(dark, isDark)
      return matches(selector)
    })
  }

  function visit(rules: CSSRuleList, place: number[], around: string[]) {
    for (const [number, rule] of [...rules].entries()) {
      const here = [...place, number]
      if (rule instanceof CSSStyleRule) {
        if (isUsed(rule)) found.push({ place: here, around, text: rule.cssText })
      } else if (rule instanceof CSSFontFaceRule) found.push({ place: here, around, text: rule.cssText })
      else if (rule instanceof CSSGroupingRule) {
        const [head = ''] = rule.cssText.split('{')
        visit(rule.cssRules, here, [...around, head.trim()])
      }
    }
  }

  const before = root.className
  for (const [number, sheet] of [...document.styleSheets].entries())
    if (sheet.href !== null && !sheet.href.endsWith(own)) visit(sheet.cssRules, [number], [])
  root.className = before
  return found
}
