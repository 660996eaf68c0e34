import { contentSearch } from './content-search.ts'
import { createPage } from './page-route.tsx'

/** The part of the route table that administrators work in; `routes.tsx` has the rest. */
export const administrationRoutes = [
  createPage('/settings/outbox', {
    access: 'admin',
    page: async () => (await import('../features/outbox/OutboxPage.tsx')).OutboxPage,
  }),
  createPage('/settings/mails', {
    access: 'admin',
    page: async () => (await import('../features/mails/MailsPage.tsx')).MailsPage,
  }),
  createPage('/settings/audit', {
    access: 'admin',
    page: async () => (await import('../features/audit/AuditPage.tsx')).AuditPage,
  }),
  createPage('/settings/accounts', {
    access: 'admin',
    page: async () => (await import('../features/auth/WaitingAccountsPage.tsx')).WaitingAccountsPage,
  }),
  createPage('/settings/logins', {
    access: 'admin',
    page: async () => (await import('../features/auth/LoginsPage.tsx')).LoginsPage,
  }),
  createPage('/settings/tweede-stap', {
    access: 'admin',
    page: async () => (await import('../features/auth/factor/FactorRulesPage.tsx')).FactorRulesPage,
  }),
  createPage('/gebruikers', {
    access: 'admin',
    page: async () => (await import('../features/users/UsersPage.tsx')).UsersPage,
  }),
  createPage('/gebruikers-importeren', {
    access: 'admin',
    page: async () => (await import('../features/users/ImportUsersPage.tsx')).ImportUsersPage,
  }),
  createPage('/gebruiker-aanmaken', {
    access: 'admin',
    page: async () => (await import('../features/users/CreateUserPage.tsx')).CreateUserPage,
  }),
  createPage('/settings/registraties', {
    access: 'admin',
    page: async () => (await import('../features/users/RegistrationsPage.tsx')).RegistrationsPage,
  }),
  createPage('/settings', {
    access: 'admin',
    page: async () => (await import('../features/settings/SettingsPage.tsx')).SettingsPage,
  }),
  createPage('/settings/categories', {
    access: 'admin',
    page: async () => (await import('../features/categories/CategoriesPage.tsx')).CategoriesPage,
  }),
  createPage('/settings/categorie/toggle', {
    access: 'admin',
    page: async () => (await import('../features/categories/CategoryTogglePage.tsx')).CategoryTogglePage,
  }),
  createPage('/settings/categorie/verwijderen', {
    access: 'admin',
    page: async () => (await import('../features/categories/CategoryRemovePage.tsx')).CategoryRemovePage,
  }),
  createPage('/settings/geschiedenis', {
    access: 'admin',
    page: async () => (await import('../features/settings/SettingHistoryPage.tsx')).SettingHistoryPage,
  }),
  createPage('/settings/overzicht', {
    access: 'admin',
    page: async () => (await import('../features/sync/AdministrationPage.tsx')).AdministrationPage,
  }),
  createPage('/settings/content-paginas-beheer', {
    access: 'admin',
    page: async () => (await import('../features/content/ContentPagesPage.tsx')).ContentPagesPage,
  }),
  createPage('/settings/content-paginas-beheer/$guid/$name', {
    access: 'admin',
    page: async () => (await import('../features/content/EditContentPage.tsx')).EditContentPage,
  }),
  createPage('/settings/content-pagina-maken', {
    access: 'admin',
    page: async () => (await import('../features/content/NewContentPage.tsx')).NewContentPage,
    search: contentSearch,
  }),
  createPage('/pagina-gebruik', {
    access: 'admin',
    page: async () => (await import('../features/page-usage/PageUsagePage.tsx')).PageUsagePage,
  }),
  createPage('/settings/cron-dashboard', {
    access: 'admin',
    page: async () => (await import('../features/tasks/CronDashboardPage.tsx')).CronDashboardPage,
  }),
  createPage('/settings/api-info/ws-testen', {
    access: 'admin',
    page: async () => (await import('../features/service-check/ServiceCheckPage.tsx')).ServiceCheckPage,
  }),
]
