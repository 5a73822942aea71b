import { firstPage, type FunctionCase, ofAcademicStaff, ofEveryone, ofSignedIn, ofSignedInThemselves } from './answers.ts'

export const shellCalls: Record<string, FunctionCase> = {
  getShell: { method: 'GET', answers: ofEveryone },
  getMenu: { method: 'GET', answers: ofSignedIn },
  getFrame: { method: 'GET', data: () => ({ hasLauncher: false }), answers: ofSignedIn },
  findRedirect: { method: 'GET', data: () => ({ id: '1' }), answers: ofEveryone },
  listLauncherEntries: { method: 'GET', answers: ofSignedIn },
  launchApplication: {
    method: 'POST',
    data: () => ({ alias: 'diario' }),
    answers: {
      ...ofSignedIn,
      withoutRole: 'FORBIDDEN',
      impersonated: 'FORBIDDEN',
      student: 'NOT_FOUND',
      stranger: 'NOT_FOUND',
      candidate: 'NOT_FOUND',
    },
  },
  listApplicationStatuses: { method: 'GET', answers: ofSignedIn },
  getWebComponent: { method: 'GET', data: () => ({ routeBase: 'demo', tag: 'academic-services-sample' }), answers: ofSignedIn },
  readProtocolChanges: { method: 'GET', data: () => ({ after: null }), answers: ofSignedIn },
  countUnreadNotifications: { method: 'GET', answers: ofSignedIn },
  listNotifications: { method: 'GET', data: () => ({ page: 1, after: null }), answers: ofSignedIn },
  findNotifications: { method: 'GET', data: () => firstPage, answers: ofSignedIn },
  markNotification: {
    method: 'POST',
    data: ({ notificationId }) => ({ recipientId: notificationId, isRead: true }),
    answers: { ...ofSignedIn, student: 'ok', impersonated: 'FORBIDDEN', others: 'NOT_FOUND' },
  },
  markAllNotificationsRead: { method: 'POST', answers: ofSignedInThemselves },
  getAnnouncementOptions: { method: 'GET', answers: ofAcademicStaff },
  countAudience: { method: 'POST', data: () => ({ audience: { kind: 'course', course: 'Direito' } }), answers: ofAcademicStaff },
}
