import { base } from '../base.ts'
import {
  askForUpdate,
  changesOfStudent,
  dataOfStudent,
  getDataUpdate,
  findStudents,
  type PersonalDataStaffPorts,
  requireDataStaff,
  withdrawUpdate,
} from './personal-data-staff.ts'

export function personalDataStaffRouter(ports: PersonalDataStaffPorts) {
  const { personalDataStaff } = base
  return {
    people: personalDataStaff.people.handler(({ context, input }) => findStudents(ports, requireDataStaff(context), input.search)),
    get: personalDataStaff.get.handler(({ context, input }) => dataOfStudent(ports, requireDataStaff(context), input.personId)),
    changes: personalDataStaff.changes.handler(({ context, input }) => changesOfStudent(ports, requireDataStaff(context), input)),
    dataUpdate: personalDataStaff.dataUpdate.handler(({ context }) => getDataUpdate(ports, requireDataStaff(context))),
    askForUpdate: personalDataStaff.askForUpdate.handler(({ context, input }) => askForUpdate(ports, requireDataStaff(context), input)),
    withdrawUpdate: personalDataStaff.withdrawUpdate.handler(({ context }) => withdrawUpdate(ports, requireDataStaff(context))),
  }
}
