import { Font, Image, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement, type ReactNode } from 'react'

// Prevents hyphenation of names and identifiers.
Font.registerHyphenationCallback((word) => [word])

// Standard PDF fonts: the PDF library cannot subset the portal's variable WOFF2 font.
export const bold = 'Helvetica-Bold'
export const mono = 'Courier'
export const muted = '#5f5a52'
export const hairline = '#e4e0d9'

const logoHeight = 30

// Line heights are set next to font sizes: children inherit the computed height, not the multiple.
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

export type ReportLogo = `data:image/${'svg+xml' | 'png' | 'jpeg'};base64,${string}`

/** The PDF library needs an explicit width for SVG; otherwise it centers the logo in its intrinsic width. */
function logoWidth(logo: ReportLogo): { width?: number } {
  if (!logo.startsWith('data:image/svg')) return {}
  const svg = Buffer.from(logo.slice(logo.indexOf(',') + 1), 'base64').toString()
  const [, width, height] = /viewBox="\S+\s+\S+\s+([\d.]+)\s+([\d.]+)"/.exec(svg) ?? []
  return width && Number(height) > 0 ? { width: (logoHeight * Number(width)) / Number(height) } : {}
}

export function reportHead(institution: string, title: string, logo: ReportLogo | null): ReactElement {
  return h(
    View,
    {},
    // Not described: the institution's name follows.
    logo ? h(Image, { style: [styles.logo, logoWidth(logo)], src: logo }) : null,
    h(Text, { style: styles.institution }, institution),
    h(Text, { style: styles.title }, title),
  )
}

export function fact(label: string, value: string): ReactElement {
  return h(
    View,
    { key: label, style: styles.row, wrap: false },
    h(Text, { style: styles.label }, label),
    h(Text, { style: styles.value }, value),
  )
}

export function facts(...children: ReactNode[]): ReactElement {
  return h(View, { style: styles.facts }, ...children)
}

export function sheet(key: string | number, foot: string, ...children: ReactNode[]): ReactElement {
  return h(
    Page,
    { key, size: 'A4', style: styles.sheet },
    // Not on the page: there the PDF library applies it twice to page numbers and hides them.
    h(View, { style: styles.sheetText }, ...children),
    h(Text, { style: styles.foot, fixed: true }, foot),
    h(Text, {
      style: [styles.foot, styles.pageNumber],
      fixed: true,
      render: ({ pageNumber, totalPages }) => `${pageNumber}/${totalPages}`,
    }),
  )
}
