import { implement } from '@orpc/server'
import { academicContract } from '#api/academic/academic.ts'
import type { ServiceContext } from '../platform/service.ts'

export const base = implement(academicContract).$context<ServiceContext>()
