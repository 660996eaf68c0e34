import { createPage } from './page-route.tsx'

/** The screens on which somebody asks for a location, closes one, or says what is wrong; part of the route table. */
export const feedbackRoutes = [
  createPage('/locatie-aanvragen', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/location-changes/NewLocationPage.tsx')).RequestLocationPage,
  }),
  createPage('/locatie-aanvragen/voltooid', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/location-changes/NewLocationPage.tsx')).LocationRequestedPage,
  }),
  createPage('/locatie-aanmaken', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/location-changes/NewLocationPage.tsx')).CreateLocationPage,
  }),
  createPage('/locatie-afmelden', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/location-changes/DeregisterPage.tsx')).DeregisterPage,
  }),
  createPage('/klachten', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/complaints/ComplaintsPage.tsx')).ComplaintsPage,
  }),
  createPage('/klachten-aanmaken', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/complaints/GiveFeedbackPage.tsx')).GiveFeedbackPage,
  }),
  createPage('/klachten-overzicht', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/complaints/ComplaintsPage.tsx')).ComplaintsOverviewPage,
  }),
  createPage('/klachten-overzicht-directie', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/complaints/ComplaintsPage.tsx')).ComplaintsManagementPage,
  }),
  createPage('/klacht-details/$id', {
    access: 'login',
    texts: 'later',
    page: async () => (await import('../features/complaints/ComplaintPage.tsx')).ComplaintPage,
  }),
]
