import type { Messages } from '@lingui/core'

export { messages } from '../../../locales/pt-BR.po'

export const areas = import.meta.glob<{ messages: Messages }>('../../../locales/*/pt-BR.po')
