import { Trans } from '@lingui/react/macro'
import { createElement, type ReactNode } from 'react'
import { RichText } from '#design/components/text/rich-text.tsx'
import { VisuallyHidden } from '#design/components/text/visually-hidden.tsx'
import { type HtmlNode, readHtml } from '../../../form-engine/read-html.ts'

/** The text of an `html` field, built from the allowed elements only: the browser never parses it as HTML. */
export const HtmlText = ({ html }: { html: string }) => <RichText>{drawn(readHtml(html))}</RichText>

const drawn = (nodes: readonly HtmlNode[]): ReactNode[] =>
  nodes.map((node, index) => {
    if (typeof node === 'string') return node
    if (node.tag === 'br') return <br key={index} />
    if (node.tag !== 'a') return createElement(node.tag, { key: index }, ...drawn(node.children))
    return node.href ? (
      // Opens in a new tab, so that answers stay visible.
      <a key={index} href={node.href} target="_blank" rel="noopener noreferrer">
        {drawn(node.children)}
        <VisuallyHidden>
          {' '}
          <Trans>(abre em outra aba)</Trans>
        </VisuallyHidden>
      </a>
    ) : (
      <span key={index}>{drawn(node.children)}</span>
    )
  })
