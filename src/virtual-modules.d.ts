declare module 'virtual:first-view' {
  import type { StyleSheet } from './router/first-view-styles.ts'

  /** Null in development. */
  export const sheet: StyleSheet | null
  /** Built files by area and locale, such as `debts/pt-BR`; without area those of the frame. */
  export const catalogs: Readonly<Record<string, string>>
}

declare module 'virtual:route-trees' {
  /** Built files of the first scripts; null in development, which has one. */
  export const entries: Readonly<Record<'full' | 'portal' | 'student' | 'entry', string>> | null
  export const places: ReadonlyArray<{ path: string; isStaffs: boolean }>
}
