declare module 'virtual:first-view' {
  import type { StyleSheet } from './router/first-view-styles.ts'

  /** Null in development. */
  export const sheet: StyleSheet | null
  /** Built files by area and locale, such as `debts/pt-BR`; without area those of the frame. */
  export const catalogs: Readonly<Record<string, string>>
}
