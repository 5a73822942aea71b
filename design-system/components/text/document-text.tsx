import { useId } from 'react'
import { Disclosure } from '../navigation/disclosure.tsx'

/** From so many sections on, a list of them stands above. */
const long = 6

/** A text to be read from beginning to end, such as a contract: lines no longer than reads well, and what is where. */
export function DocumentText({
  language,
  contentsLabel,
  sections,
}: {
  /** In which it is written, which may not be the page's. */
  language: string
  /** Opens the list of sections, in the page's language. */
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
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </div>
  )
}
