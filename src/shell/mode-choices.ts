import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Mode } from '#design/tokens/palettes.ts'

export const modeChoices: Array<{ value: Mode | 'device'; name: MessageDescriptor }> = [
  { value: 'device', name: msg`Automático` },
  { value: 'light', name: msg`Claro` },
  { value: 'dark', name: msg`Escuro` },
  { value: 'black-on-white', name: msg`Preto no branco` },
  { value: 'white-on-black', name: msg`Branco no preto` },
]
