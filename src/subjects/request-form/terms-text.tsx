/** Paragraphs of a text that an institution wrote. */
export function TermsText({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph, index) => <p key={index}>{paragraph}</p>)
}
