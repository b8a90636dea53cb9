import type { FailedPage } from '../../model/FailedPage'

export const failedPage: FailedPage = {
  status: 500,
  statusMessage: 'Internal Server Error',
  title: 'Fejl',
  description: 'Noget gik galt',
  heading: 'Vi kan desværre ikke vise siden',
  subtitle: 'Prøv igen senere, eller kontakt os hvis fejlen fortsætter',
}
