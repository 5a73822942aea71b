import type { Page } from '@playwright/test'

/**
 * What keeps fingers and screen readers from what is chosen and pressed on a page: choices outside a named group, forms with
 * fields but without a name, and targets less than 44 px high. Links in a sentence, with words before or behind them, are no targets of their own.
 */
export function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const getName = (element: Element, ...fallback: (string | null)[]) =>
      [element.getAttribute('aria-label'), (element as HTMLElement).innerText, ...fallback]
        .find(Boolean)
        ?.replaceAll(/\s+/g, ' ')
        .slice(0, 60)
    const hasName = (element: Element) => {
      const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
      return Boolean(element.getAttribute('aria-label') || ids.some((id) => document.getElementById(id)?.textContent))
    }
    const fields = 'input:not([type=hidden]), select, textarea'
    const forms = [...document.querySelectorAll('form')]
      .filter((form) => form.querySelector(fields) && !hasName(form))
      .map((form) => `form without a name: ${getName(form, form.action)}`)

    const isGrouped = (choice: Element) => {
      const group = choice.closest('fieldset, [role=group], [role=radiogroup]')
      return group && (group.querySelector('legend')?.textContent || hasName(group))
    }
    const alone = [...document.querySelectorAll('input[type=radio], input[type=checkbox]:not([role=switch])')].filter(
      (one) => !isGrouped(one),
    )
    const ofOne = (one: Element, other: Element) => one.closest('ul, form') === other.closest('ul, form')
    const choices = alone
      .filter((choice) => choice.matches('[type=radio]') || alone.some((other) => other !== choice && ofOne(choice, other)))
      .map((choice) => `choice outside a fieldset: ${getName(choice, choice.getAttribute('name'))}`)

    const textBeside = (link: Element, side: 'previousSibling' | 'nextSibling') => {
      let text = ''
      for (let node = link[side]; node?.nodeType === Node.TEXT_NODE; node = node[side])
        text = side === 'previousSibling' ? node.textContent + text : text + node.textContent
      return text.trim()
    }
    // After a sentence, or on a line of its own, a link is a target of its own.
    const isInSentence = (link: Element) =>
      getComputedStyle(link).display === 'inline' &&
      (/[^.!?]$/.test(textBeside(link, 'previousSibling')) || /^[\p{L}\d]/u.test(textBeside(link, 'nextSibling')))
    const targets = [...document.querySelectorAll(`a[href], button, summary, ${fields}`)]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !(target.matches('a') && isInSentence(target)))
      // A label takes the presses of its field; that of a card covers it.
      .filter((target) => !target.closest('.selectable-card__check'))
      .map((target) => ({
        target,
        ...box(target.matches('[type=radio], [type=checkbox], [type=file]') ? (target.closest('label') ?? target) : target),
      }))
      .filter(({ width, height }) => width > 2 && height > 2 && height < 43.5)
      .map(({ target, height }) => `${Math.round(height)} px high: ${getName(target, target.getAttribute('name'))}`)
    function box(element: Element) {
      return element.getBoundingClientRect()
    }
    return [...forms, ...choices, ...targets]
  })
}
