import {
  Bell,
  FolderCheck,
  GraduationCap,
  Handshake,
  House,
  Landmark,
  MessagesSquare,
  PanelLeftClose,
  Menu as MenuIcon,
  Search,
  Wallet,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton, iconButtonLook } from '../components/actions/icon-button.tsx'
import { CountBadge } from '../components/feedback/count-badge.tsx'
import { SearchField } from '../components/fields/search-field.tsx'
import { Menu } from '../components/overlays/menu.tsx'
import { words } from './words.ts'
import { AccountBadge } from '../patterns/account-badge.tsx'
import { AppHeader, HeaderSearchButton } from '../patterns/app-header.tsx'
import { BrandMark } from '../patterns/brand-mark.tsx'
import { listenToFrame } from '../patterns/listen-to-frame.ts'
import { SidebarButton } from '../patterns/sidebar-button.tsx'
import { Sidebar, SidebarBranch, SidebarGroup, SidebarItem } from '../patterns/sidebar.tsx'

/** Widths at which patterns change; select one with `globals: onA('phone')`. */
export const viewport = {
  options: {
    phone: { name: 'Phone', styles: { width: '360px', height: '740px' }, type: 'mobile' },
    desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
  },
}

export const onA = (value: keyof typeof viewport.options) => ({ viewport: { value, isRotated: false } })

/** Undoes the padding around stories. */
const listenOnce = (page: HTMLElement | null) => (page ? listenToFrame(page) : undefined)

export function StoryPage({ children }: { children: ReactNode }) {
  return (
    <div ref={listenOnce} style={{ margin: '-1rem' }}>
      {children}
    </div>
  )
}

const inEach = {
  'pt-BR': {
    menu: 'Menu principal',
    openMenu: 'Abrir menu',
    search: 'Buscar no portal',
    notifications: 'Notificações, 3 não lidas',
    account: 'Conta',
    role: 'Aluna · Campus Norte',
    signOut: 'Sair',
    collapse: 'Recolher menu',
    closeMenu: 'Fechar menu',
    home: 'Início',
    payments: 'Pagamentos',
    agreements: 'Acordos',
    documents: 'Documentos fiscais',
    invoices: 'Notas fiscais',
    tax: 'Informe de imposto de renda para pessoas físicas',
    academic: 'Vida acadêmica',
    standing: 'Situação acadêmica',
    files: 'Documentos',
    requests: 'Requerimentos',
  },
  en: {
    menu: 'Main menu',
    openMenu: 'Open menu',
    search: 'Search the portal',
    notifications: 'Notifications, 3 unread',
    account: 'Account',
    role: 'Student · North Campus',
    signOut: 'Sign out',
    collapse: 'Collapse menu',
    closeMenu: 'Close menu',
    home: 'Home',
    payments: 'Payments',
    agreements: 'Agreements',
    documents: 'Tax documents',
    invoices: 'Invoices',
    tax: 'Income tax statement for natural persons',
    academic: 'Academic life',
    standing: 'Academic standing',
    files: 'Documents',
    requests: 'Requests',
  },
  es: {
    menu: 'Menú principal',
    openMenu: 'Abrir menú',
    search: 'Buscar en el portal',
    notifications: 'Notificaciones, 3 no leídas',
    account: 'Cuenta',
    role: 'Estudiante · Campus Norte',
    signOut: 'Salir',
    collapse: 'Contraer menú',
    closeMenu: 'Cerrar menú',
    home: 'Inicio',
    payments: 'Pagos',
    agreements: 'Acuerdos',
    documents: 'Documentos fiscales',
    invoices: 'Facturas',
    tax: 'Informe de impuesto sobre la renta para personas físicas',
    academic: 'Vida académica',
    standing: 'Situación académica',
    files: 'Documentos',
    requests: 'Solicitudes',
  },
}

type Context = Parameters<typeof words>[1]

export const frameWords = (context: Context) => words(inEach, context)

export function StoryHeader({ context, tenant = 'Universidade Aurora' }: { context: Context; tenant?: string }) {
  const w = frameWords(context)
  return (
    <AppHeader
      menu={
        <SidebarButton label={w.openMenu}>
          <MenuIcon />
        </SidebarButton>
      }
      brand={
        <a href="#home" className="brand-mark__root">
          <BrandMark name={tenant} initial={tenant.charAt(0)} compact />
        </a>
      }
      search={
        <form role="search" aria-label={w.search}>
          <SearchField id="portal-search" name="q" label={w.search} shortcut="Ctrl K" />
        </form>
      }
    >
      <a href="#search" className={iconButtonLook('quiet', 'app-header__narrowOnly')} aria-label={w.search}>
        <Search />
      </a>
      <IconButton label={w.notifications}>
        <Bell />
        <CountBadge count={3} />
      </IconButton>
      <Menu
        label={w.account}
        namedByTrigger
        triggerClassName="app-header__account"
        trigger={<AccountBadge initials="AS" name="Ana Souza" role={w.role} />}
      >
        <button type="button" className="menu__item">
          {w.signOut}
        </button>
      </Menu>
    </AppHeader>
  )
}

export function StorySidebar({ context, open, id = 'menu' }: { context: Context; open?: boolean; id?: string }) {
  const w = frameWords(context)
  const link = (label: string, drawing?: ReactNode, current?: boolean, badge?: ReactNode) => (
    <li>
      <a href={`#${label}`} className="sidebar__item" title={label} aria-current={current ? 'page' : undefined}>
        <SidebarItem icon={drawing} label={label} badge={badge} />
      </a>
    </li>
  )
  return (
    <Sidebar
      id={id}
      closeLabel={w.closeMenu}
      label={id === 'menu' ? w.menu : `${w.menu} (${id})`}
      search={
        <HeaderSearchButton shortcut="Ctrl K" onClick={() => undefined}>
          {w.search}
        </HeaderSearchButton>
      }
      footer={
        <button type="button" className="sidebar__item sidebar__toggle" title={w.collapse}>
          <SidebarItem icon={<PanelLeftClose />} label={w.collapse} />
        </button>
      }
    >
      <SidebarGroup>
        {link(w.home, <House />)}
        {link(w.payments, <Wallet />, true, <CountBadge count={2} />)}
        {link(w.agreements, <Handshake />)}
        <li>
          <SidebarBranch icon={<Landmark />} label={w.documents} open={open}>
            {link(w.invoices)}
            {link(w.tax)}
          </SidebarBranch>
        </li>
      </SidebarGroup>
      <SidebarGroup title={w.academic}>
        {link(w.standing, <GraduationCap />)}
        {link(w.files, <FolderCheck />)}
        {link(w.requests, <MessagesSquare />)}
      </SidebarGroup>
    </Sidebar>
  )
}
