import { Font, Image, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement, type ReactNode } from 'react'

// Whole words only: names and identifiers are not to be broken.
Font.registerHyphenationCallback((word) => [word])

// The portal's Atkinson Hyperlegible comes as variable WOFF2, which the PDF library cannot cut down to the letters
// in use; these are part of every PDF reader.
export const bold = 'Helvetica-Bold'
export const mono = 'Courier'
export const muted = '#5f5a52'
export const hairline = '#e4e0d9'

const logoHeight = 30

// A line height is a multiple of the size in its own style, and reaches parts of other sizes as it was reckoned there.
export const styles = StyleSheet.create({
  page: { padding: 56, fontFamily: 'Helvetica', fontSize: 11, lineHeight: 1.4, color: '#1c1a17' },
  sheet: { padding: 56, paddingBottom: 64, fontFamily: 'Helvetica', color: '#1c1a17' },
  sheetText: { fontSize: 11, lineHeight: 1.4 },
  logo: { height: logoHeight, alignSelf: 'flex-start', marginBottom: 16 },
  institution: { fontSize: 12, color: muted },
  title: { fontFamily: bold, fontSize: 22, lineHeight: 1.2, marginTop: 4 },
  amount: { fontFamily: bold, fontSize: 32, lineHeight: 1.2, marginTop: 24, marginBottom: 24 },
  facts: { borderTopWidth: 1, borderColor: hairline },
  row: { flexDirection: 'row', justifyContent: 'space-between', gap: 24, paddingVertical: 7, borderBottomWidth: 1, borderColor: hairline },
  label: { color: muted },
  value: { textAlign: 'right', maxWidth: 320 },
  section: { fontFamily: bold, fontSize: 14, marginTop: 28, marginBottom: 6 },
  note: { marginTop: 24, color: muted },
  foot: { position: 'absolute', left: 56, right: 120, bottom: 28, fontSize: 8, color: muted },
  pageNumber: { left: 480, right: 56, textAlign: 'right' },
})

/** An institution's logo as a data URL of an SVG, PNG or JPEG: drawn on paper, so the one for light pages. */
export type ReportLogo = `data:image/${'svg+xml' | 'png' | 'jpeg'};base64,${string}`

/** Of drawings the library takes only the height from a style; it would centre them in the width that they have by themselves. */
function logoWidth(logo: ReportLogo): { width?: number } {
  if (!logo.startsWith('data:image/svg')) return {}
  const svg = Buffer.from(logo.slice(logo.indexOf(',') + 1), 'base64').toString()
  const [, width, height] = /viewBox="\S+\s+\S+\s+([\d.]+)\s+([\d.]+)"/.exec(svg) ?? []
  return width && Number(height) > 0 ? { width: (logoHeight * Number(width)) / Number(height) } : {}
}

/** Who issues a document, and what it is. */
export function reportHead(institution: string, title: string, logo: ReportLogo | null): ReactElement {
  return h(
    View,
    {},
    // Its words are the institution's name, which follows.
    logo ? h(Image, { style: [styles.logo, logoWidth(logo)], src: logo }) : null,
    h(Text, { style: styles.institution }, institution),
    h(Text, { style: styles.title }, title),
  )
}

/** A term and what it is, on one line. */
export function fact(label: string, value: string): ReactElement {
  return h(
    View,
    { key: label, style: styles.row, wrap: false },
    h(Text, { style: styles.label }, label),
    h(Text, { style: styles.value }, value),
  )
}

/** Facts under each other. */
export function facts(...children: ReactNode[]): ReactElement {
  return h(View, { style: styles.facts }, ...children)
}

/** A sheet whose text goes on over as many pages as it needs, each with a line and its number at the foot. */
export function sheet(key: string | number, foot: string, ...children: ReactNode[]): ReactElement {
  return h(
    Page,
    { key, size: 'A4', style: styles.sheet },
    // The line height lies on the text: one on the page is reckoned twice for numbers that come later, and hides them.
    h(View, { style: styles.sheetText }, ...children),
    h(Text, { style: styles.foot, fixed: true }, foot),
    h(Text, {
      style: [styles.foot, styles.pageNumber],
      fixed: true,
      render: ({ pageNumber, totalPages }) => `${pageNumber}/${totalPages}`,
    }),
  )
}
