import type { Messages } from '@lingui/core'

export { messages } from '../../../locales/en.po'

export const areas = import.meta.glob<{ messages: Messages }>('../../../locales/*/en.po')
