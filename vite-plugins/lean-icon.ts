import { createElement, type SVGProps } from 'react'

interface IconData {
  node: ReadonlyArray<[tag: string, attributes: Record<string, string>]>
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | undefined
}

/** Replaces Lucide's `createLucideIcon`, with only the properties that pages use, and the size and weight that icons have beside text. */
export default function createIcon({ node }: IconData) {
  const drawing = { __html: node.map(([tag, attributes]) => `<${tag}${getAttributes(attributes)}/>`).join('') }
  return function Icon({ size = 20, strokeWidth = 1.75, ...rest }: IconProps) {
    return createElement('svg', {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...(rest['aria-label'] === undefined && { 'aria-hidden': true }),
      ...rest,
      // One element instead of four, on the server and for hydration: a page has a hundred icons.
      dangerouslySetInnerHTML: drawing,
    })
  }
}

const getAttributes = ({ key: _key, ...attributes }: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
