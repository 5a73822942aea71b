import { StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement, type ReactNode } from 'react'
import { bold } from '../../documents/document-parts.ts'

const line = { borderColor: '#000000', borderStyle: 'solid' } as const
export const figuresWidth = 140

/** Pure black on white, for any printer. */
export const boxes = StyleSheet.create({
  form: { ...line, borderBottomWidth: 1, color: '#000000' },
  head: { flexDirection: 'row', alignItems: 'flex-end', minHeight: 26 },
  bank: {
    flexGrow: 1,
    flexBasis: 0,
    fontFamily: bold,
    fontSize: 10,
    paddingBottom: 4,
    paddingRight: 8,
    maxLines: 1,
    textOverflow: 'ellipsis',
  },
  code: {
    ...line,
    borderLeftWidth: 1.5,
    borderRightWidth: 1.5,
    paddingHorizontal: 10,
    paddingTop: 3,
    paddingBottom: 4,
    fontFamily: bold,
    fontSize: 15,
  },
  line: { width: 330, textAlign: 'right', fontFamily: bold, fontSize: 10.5, paddingBottom: 5 },
  row: { ...line, flexDirection: 'row', borderTopWidth: 1 },
  box: { ...line, flexGrow: 1, flexBasis: 0, borderRightWidth: 1, paddingHorizontal: 4, paddingTop: 2, paddingBottom: 3, minHeight: 24 },
  figure: { flexGrow: 0, flexBasis: figuresWidth, width: figuresWidth, borderRightWidth: 0 },
  strong: { fontFamily: bold, fontSize: 10.5 },
  marked: { backgroundColor: '#e6e6e6' },
  label: { fontSize: 6.5, marginBottom: 1.5 },
  value: { fontSize: 9, lineHeight: 1.25 },
  right: { textAlign: 'right' },
})

interface BoxOptions {
  grow?: number
  figure?: boolean
  alone?: boolean
  strong?: boolean
  lines?: number
}

export function box(
  label: string,
  value: ReactNode,
  { grow = 1, figure = false, alone = false, strong = false, lines = 1 }: BoxOptions = {},
): ReactElement {
  const valueStyle = [
    boxes.value,
    figure ? boxes.right : {},
    strong ? boxes.strong : {},
    { maxLines: lines, textOverflow: 'ellipsis' as const },
  ]
  return h(
    View,
    {
      key: label,
      style: [
        boxes.box,
        figure ? boxes.figure : { flexGrow: grow },
        figure && strong ? boxes.marked : {},
        alone ? { borderRightWidth: 0 } : {},
      ],
    },
    h(Text, { style: boxes.label }, label),
    typeof value === 'string' ? h(Text, { style: valueStyle }, value) : value,
  )
}

export function row(...children: ReactNode[]): ReactElement {
  return h(View, { style: boxes.row }, ...children)
}

export function slipHead(bank: { code: string; name: string }, digits: ReactNode): ReactElement {
  return h(
    View,
    { style: boxes.head },
    h(Text, { style: boxes.bank }, bank.name),
    h(Text, { style: boxes.code }, bank.code),
    h(Text, { style: boxes.line }, digits),
  )
}
