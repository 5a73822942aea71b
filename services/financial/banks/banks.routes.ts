import { implement } from '@orpc/server'
import { integrationContract } from '#api/integration.ts'
import { mayManageBanks } from '#api/permissions.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { administrator } from '../access/administrator.ts'
import { type BankPorts, createBank, listBanks, removeBank, signLogo, updateBank } from './bank-logos.ts'
import { createBankAccount, listBankAccounts, removeBankAccount, updateBankAccount } from './banks.queries.ts'

const manager = (context: ServiceContext) => administrator(context, mayManageBanks)

/** Implements the banks and accounts of the integration module's contract; slips are registered for what is set up there. */
export function banksRouter(ports: BankPorts) {
  const { pool } = ports
  const { banks, bankAccounts } = implement(integrationContract).$context<ServiceContext>()
  return {
    banks: {
      list: banks.list.handler(async ({ context, input }) => ({ results: await listBanks(ports, manager(context), input.search) })),
      create: banks.create.handler(({ context, input }) => createBank(ports, manager(context), input)),
      update: banks.update.handler(({ context, input }) => updateBank(ports, manager(context), input)),
      remove: banks.remove.handler(({ context, input }) => removeBank(ports, manager(context), input.bankId)),
      signLogo: banks.signLogo.handler(({ context, input }) => signLogo(ports, manager(context), input)),
    },
    bankAccounts: {
      list: bankAccounts.list.handler(({ context, input }) => listBankAccounts(pool, manager(context), input.bankId)),
      create: bankAccounts.create.handler(({ context, input }) => createBankAccount(pool, manager(context), input)),
      update: bankAccounts.update.handler(({ context, input }) => updateBankAccount(pool, manager(context), input)),
      remove: bankAccounts.remove.handler(({ context, input }) => removeBankAccount(pool, manager(context), input.accountId)),
    },
  }
}
