import type { ContractDetails, ContractSummary } from '#api/financial/contracts.ts'
import type { ServiceContext } from '../../platform/service.ts'

/** The caller's contracts, which the financial service keeps; it decides what they may see. */
export interface ContractPort {
  /** Every contract that was accepted. */
  accepted(context: ServiceContext): Promise<ContractSummary[]>
  /** Throws NOT_FOUND when missing or not the caller's. */
  find(context: ServiceContext, contract: { contractId: number; enrollmentId: number }): Promise<ContractDetails>
  /** The contract as a PDF. Throws the `DomainError` of what is wrong. */
  print(context: ServiceContext, contractId: number): Promise<File>
}
