import type { Messages } from '@lingui/core'

export { messages } from '../../../locales/es.po'

export const areas = import.meta.glob<{ messages: Messages }>('../../../locales/*/es.po')
