import { useId } from 'react'
import { Disclosure } from '../navigation/disclosure.tsx'

const long = 6

/** Matches the space after a currency, to prevent a line break there; the text itself keeps its spaces, since its hash covers them. */
const amountGap = /(\p{Sc}) (?=\d)/gu

export function DocumentText({
  language,
  contentsLabel,
  sections,
}: {
  /** The text's own language, which may differ from the page's. */
  language: string
  contentsLabel: string
  sections: readonly { heading: string; paragraphs: readonly string[] }[]
}) {
  const id = useId()
  return (
    <div className="document-text__root">
      {sections.length >= long ? (
        <Disclosure summary={contentsLabel}>
          <nav aria-label={contentsLabel} lang={language}>
            <ol className="document-text__contents" role="list">
              {sections.map(({ heading }, index) => (
                <li key={index}>
                  <a href={`#${id}${index}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </nav>
        </Disclosure>
      ) : null}
      {sections.map(({ heading, paragraphs }, index) => (
        <section key={index} className="document-text__section" lang={language}>
          <h2 id={`${id}${index}`} className="document-text__heading" tabIndex={-1}>
            {heading}
          </h2>
          {paragraphs.map((paragraph, place) => (
            <p key={place} className="document-text__paragraph">
              {paragraph.replaceAll(amountGap, '$1\u00a0')}
            </p>
          ))}
        </section>
      ))}
    </div>
  )
}
