import type { ContractDetails, ContractSummary } from '#api/financial/contracts.ts'
import type { ServiceContext } from '../../platform/service.ts'

/** Access to the caller's contracts in the financial service, which decides what they may see. */
export interface ContractPort {
  /** Returns every accepted contract. */
  accepted(context: ServiceContext): Promise<ContractSummary[]>
  /** Throws NOT_FOUND when missing or not the caller's. */
  find(context: ServiceContext, contract: { contractId: number; enrollmentId: number }): Promise<ContractDetails>
  /** Returns the contract as a PDF. Throws a `DomainError` that says what is wrong. */
  print(context: ServiceContext, contractId: number): Promise<File>
}
