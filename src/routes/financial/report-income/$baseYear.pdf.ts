import { createFileRoute } from '@tanstack/react-router'
import { idOf, reportDownload } from '../../../shared/downloads/report-download.server.ts'

export const Route = createFileRoute('/financial/report-income/$baseYear/pdf')({
  server: {
    handlers: {
      GET: ({ context, params }) => {
        const baseYear = idOf(params.baseYear)
        return reportDownload(context.scope, { kind: 'irpf', baseYear }, `/financial/report-income?year=${baseYear}`)
      },
    },
  },
})
