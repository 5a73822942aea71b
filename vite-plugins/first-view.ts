import postcss, { list, type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss'
import type { Plugin } from 'vite'
import type { StyleRule, StyleSheet } from '../src/router/first-view-styles.ts'

const virtualId = 'virtual:first-view'
const resolvedId = `\0${virtualId}`
/** Wanted on paper, on a pointer, or once something moves: the whole stylesheet is there by then. */
const laterAtRules = /^@(media print|.*keyframes)/
const laterSelectors = /:hover|:active|::backdrop|::file-selector-button/
/** Those of the frame are in the file of their language. */
const catalog = /[\\/](?:src[\\/]i18n[\\/]catalogs|locales[\\/]([\w-]+))[\\/]([\w-]+)\.(?:ts|po)/

/** Gives the server what the first view of a page needs of the built client: rules of the stylesheet, and addresses of catalogs. */
export function firstView(): Plugin {
  let sheet: StyleSheet | null = null
  const catalogs: Record<string, string> = {}
  return {
    name: 'first-view',
    resolveId: (id) => (id === virtualId ? resolvedId : null),
    // The client is built first. In development there is nothing to take apart.
    load: (id) =>
      id === resolvedId ? `export const sheet = ${JSON.stringify(sheet)}\nexport const catalogs = ${JSON.stringify(catalogs)}` : null,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return
        const files = Object.values(bundle)
        const [stylesheet, ...others] = files.filter(({ fileName }) => fileName.endsWith('.css'))
        if (stylesheet?.type !== 'asset' || others.length > 0) this.error('the pages have one stylesheet no longer: update the plugin')
        sheet = readSheet(postcss.parse(String(stylesheet.source)))
        for (const file of files) {
          if (file.type !== 'chunk') continue
          for (const id of file.facadeModuleId ? [file.facadeModuleId] : file.moduleIds) {
            const [, area = '', locale] = catalog.exec(id) ?? []
            if (locale) catalogs[`${area}/${locale}`] = file.fileName
          }
        }
      },
    },
  }
}

function readSheet(root: Root): StyleSheet {
  const layers: string[] = []
  const rules: StyleRule[] = []
  visit(root, [], '')
  return { layers, rules }

  function visit(parent: Container<ChildNode>, within: readonly string[], layer: string) {
    parent.each((node) => {
      if (node.type === 'atrule') visitAtRule(node, within, layer)
      else if (node.type === 'rule') visitRule(node, within)
    })
  }

  function visitAtRule(node: AtRule, within: readonly string[], layer: string) {
    const head = `@${node.name}${node.params ? ` ${node.params}` : ''}`
    if (laterAtRules.test(head)) return
    if (node.name === 'layer') {
      for (const name of node.params.split(',').map((one) => (layer ? `${layer}.${one.trim()}` : one.trim()))) {
        if (!layers.includes(name)) layers.push(name)
        if (node.nodes) visit(node, [...within, head], name)
      }
    } else if (node.name === 'font-face' || node.name === 'property') {
      // A first view is drawn in the fallback fonts, which are the system's.
      if (!getDeclarations(node).some(([name, value]) => name === 'src' && value.includes('url(')))
        rules.push({ within, selectors: [{ text: head, classes: [], attributes: [] }], properties: getDeclarations(node) })
    } else if (node.nodes) visit(node, [...within, head], layer)
  }

  function visitRule(node: Rule, within: readonly string[]) {
    const selectors = node.selectors.filter((selector) => !isLater(selector)).map((text) => ({ text, ...getNeeds(text) }))
    if (selectors.length > 0) rules.push({ within, selectors, properties: getDeclarations(node) })
  }
}

/**
 * Whether a selector matches nothing before the whole stylesheet is there. Rules of focus are not later: where they arrive after the others
 * of a size container, Chromium 156 leaves its contents undrawn, as those of a debt's card.
 */
export const isLater = (selector: string): boolean => laterSelectors.test(selector)

function getDeclarations(node: Container<ChildNode>): Array<[name: string, value: string]> {
  const declarations: Array<[string, string]> = []
  node.each((child) => {
    if (child.type === 'decl') declarations.push([child.prop, child.important ? `${child.value}!important` : child.value])
    else if (child.type !== 'comment') throw new Error(`the stylesheet has a ${child.type} within a rule: update the plugin`)
  })
  return declarations
}

/** Set on the root element by the preferences of a person. */
const preference = /\[(data-mode|data-text)/g

interface Needs {
  classes: string[]
  attributes: string[]
}

/**
 * Classes and attributes without which a selector matches nothing: those in a `:has()` of one choice too, not those in `:not()`, `:is()`
 * and the like. Of one that is an `:is()` as a whole, what all its choices need.
 */
export function getNeeds(selector: string): Needs {
  const choices = getChoices(selector).map(getNeeds)
  if (choices.length > 0)
    return choices.reduce((some, others) => ({
      classes: some.classes.filter((name) => others.classes.includes(name)),
      attributes: some.attributes.filter((name) => others.attributes.includes(name)),
    }))
  const within = [...withoutNegations(selector).matchAll(/:has\(([^(),]*)\)/g)].map(([, inside]) => inside)
  const outside = [withoutAll(selector, /:[\w-]+\([^()]*\)/g), ...within].join(' ')
  return {
    classes: [...new Set([...outside.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) => name!.replace(/\\(.)/g, '$1')))],
    attributes: [...new Set([...outside.matchAll(preference)].map(([, name]) => name!))],
  }
}

/** Selectors within an `:is()` around all of a selector. */
function getChoices(selector: string): string[] {
  const within = /^:is\((.*)\)$/.exec(selector)?.[1]
  return within === undefined || /[()]/.test(withoutAll(within, /\([^()]*\)/g)) ? [] : list.comma(within)
}

function withoutNegations(selector: string): string {
  const from = selector.indexOf(':not(')
  if (from === -1) return selector
  let depth = 1
  let to = from + ':not('.length
  for (; depth > 0 && to < selector.length; to++) depth += selector[to] === '(' ? 1 : selector[to] === ')' ? -1 : 0
  return selector.slice(0, from) + withoutNegations(selector.slice(to))
}

/** Inner ones first. */
function withoutAll(text: string, pattern: RegExp): string {
  const less = text.replace(pattern, '')
  return less === text ? text : withoutAll(less, pattern)
}
