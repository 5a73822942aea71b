import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Accessibility, Hand, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AssistantName } from '../assistants/select-assistants.ts'

export const supportIcon = <MessageCircle />

export const assistantIcon = (name: AssistantName): ReactNode => (name === 'equalWeb' ? <Accessibility /> : <Hand />)

export const assistantWords = (name: AssistantName): { open: MessageDescriptor; close: MessageDescriptor } =>
  name === 'equalWeb'
    ? { open: msg`Abrir recursos de acessibilidade`, close: msg`Fechar recursos de acessibilidade` }
    : { open: msg`Abrir intérprete de Libras`, close: msg`Fechar intérprete de Libras` }
