/** The button of a browser's own file field. */
export const fileSelectorButton = {
  marginInlineEnd: '3',
  paddingInline: '4',
  background: 'surface',
  color: 'text',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'border',
  borderRadius: 'control',
  font: 'inherit',
  fontWeight: 'medium',
} as const
