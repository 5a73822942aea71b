/** A rule of the stylesheet; `within` are the at-rules around it. */
export interface StyleRule {
  within: readonly string[]
  /** `attributes` are those of the root element. */
  selectors: ReadonlyArray<{ text: string; classes: readonly string[]; attributes: readonly string[] }>
  properties: ReadonlyArray<readonly [name: string, value: string]>
}

export interface StyleSheet {
  /** Names of the layers, in order. */
  layers: readonly string[]
  rules: readonly StyleRule[]
}

/** The most cached results: pages differ in few sets of classes; more would be a leak. */
const maxCached = 200

/** Picks the rules that a page's HTML can match, so that they can stand in it (docs/decisions/0032-first-view.md). */
export function firstViewStyles({ layers, rules }: StyleSheet): (html: string) => string {
  const references = getReferences(rules)
  const fallbackFonts = getFallbackFonts(rules)
  const cached = new Map<string, string>()
  return (html) => {
    const seen = withoutNoscript(html)
    const classLists = getValues(seen, ' class="')
    const inStyles = new Set([...getValues(seen, ' style="')].flatMap(listVariables))
    const attributes = new Set([...html.slice(0, html.indexOf('<head')).matchAll(/ ([\w-]+)=/g)].map(([, name]) => name!))
    const key = [...classLists, ...inStyles, ...attributes].join('|')
    let css = cached.get(key)
    if (css === undefined) {
      if (cached.size >= maxCached) cached.clear()
      const classes = new Set([...classLists].flatMap((value) => value.split(' ')).filter((name) => !isUnseen(name)))
      const needed = write(select(rules, classes, attributes), references, inStyles)
      cached.set(key, (css = `@layer ${layers.join(',')};${needed}:root:not([data-web-fonts]){${fallbackFonts}}`))
    }
    return css
  }
}

/** Removes `<noscript>` parts: browsers without scripts get the whole stylesheet, which a separate `<noscript>` links. */
const withoutNoscript = (html: string) =>
  html
    .split('<noscript>')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('</noscript>'))))
    .join('')

/** Returns whether a class is invisible at first: menus are closed without any rule of ours, and get their look with the whole stylesheet. */
const isUnseen = (name: string) => name.startsWith('menu__')

/** Returns the fallback fonts, outside of all layers: a document that starts without web fonts stays without them until `follow-pages.ts` ends it. */
function getFallbackFonts(rules: readonly StyleRule[]): string {
  return rules
    .flatMap(({ properties }) => properties)
    .filter(([name]) => name.startsWith('--fonts-') && name !== '--fonts-fallback')
    .map(([name, families]) => `${name}:${families.replace(/^[^,]*,\s*/, '')}`)
    .join(';')
}

/** Returns the values of an attribute; several times as fast as a regular expression. */
function getValues(html: string, start: string): Set<string> {
  const values = new Set<string>()
  for (let at = html.indexOf(start); at !== -1; at = html.indexOf(start, at)) {
    at += start.length
    values.add(html.slice(at, html.indexOf('"', at)))
  }
  return values
}

function select(rules: readonly StyleRule[], classes: ReadonlySet<string>, attributes: ReadonlySet<string>): StyleRule[] {
  return rules.flatMap((rule) => {
    const selectors = rule.selectors.filter(
      (selector) => selector.classes.every((name) => classes.has(name)) && selector.attributes.every((name) => attributes.has(name)),
    )
    return selectors.length > 0 ? [{ ...rule, selectors }] : []
  })
}

const isVariable = (name: string) => name.startsWith('--')
const listVariables = (value: string) => [...value.matchAll(/var\((--(?:\\.|[\w-])+)/g)].map(([, name]) => name!)

/** Variables that each variable's values refer to. */
function getReferences(rules: readonly StyleRule[]): Map<string, string[]> {
  const references = new Map<string, string[]>()
  for (const [name, value] of rules.flatMap(({ properties }) => properties)) {
    if (isVariable(name)) references.set(name, [...(references.get(name) ?? []), ...listVariables(value)])
  }
  return references
}

/** Returns the rules as CSS, without variables that nothing refers to: most of the tokens. */
function write(rules: readonly StyleRule[], references: ReadonlyMap<string, string[]>, given: ReadonlySet<string>): string {
  const used = new Set(given)
  for (const [name, value] of rules.flatMap(({ properties }) => properties)) {
    if (!isVariable(name)) for (const variable of listVariables(value)) used.add(variable)
  }
  // The set grows during iteration, which visits the new ones too.
  for (const name of used) for (const variable of references.get(name) ?? []) used.add(variable)
  let css = ''
  let open: readonly string[] = []
  for (const { within, selectors, properties } of rules) {
    const kept = properties.filter(([name]) => !isVariable(name) || used.has(name))
    if (kept.length === 0) continue
    const shared = within.findIndex((head, index) => head !== open[index])
    const depth = shared === -1 ? within.length : shared
    css +=
      '}'.repeat(open.length - depth) +
      within
        .slice(depth)
        .map((head) => `${head}{`)
        .join('')
    open = within
    css += `${selectors.map(({ text }) => text).join(',')}{${kept.map(([name, value]) => `${name}:${value}`).join(';')}}`
  }
  return css + '}'.repeat(open.length)
}
