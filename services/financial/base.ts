import { implement } from '@orpc/server'
import { financialContract } from '#api/financial/financial.ts'
import type { ServiceContext } from '../platform/service.ts'

export const base = implement(financialContract).$context<ServiceContext>()
