import type { LucideIconData } from '@lucide/icons';
import BadgeDollarSign from '@lucide/icons/icons/badge-dollar-sign';
import BookOpenCheck from '@lucide/icons/icons/book-open-check';
import Boxes from '@lucide/icons/icons/boxes';
import CalendarClock from '@lucide/icons/icons/calendar-clock';
import Camera from '@lucide/icons/icons/camera';
import ChartLine from '@lucide/icons/icons/chart-line';
import ChartNoAxesColumn from '@lucide/icons/icons/chart-no-axes-column';
import Compass from '@lucide/icons/icons/compass';
import Cpu from '@lucide/icons/icons/cpu';
import FileCheck from '@lucide/icons/icons/file-check';
import FileText from '@lucide/icons/icons/file-text';
import GraduationCap from '@lucide/icons/icons/graduation-cap';
import HeartHandshake from '@lucide/icons/icons/heart-handshake';
import Magnet from '@lucide/icons/icons/magnet';
import Mail from '@lucide/icons/icons/mail';
import MapPin from '@lucide/icons/icons/map-pin';
import MessageSquareWarning from '@lucide/icons/icons/message-square-warning';
import MessagesSquare from '@lucide/icons/icons/messages-square';
import NotebookTabs from '@lucide/icons/icons/notebook-tabs';
import PhoneCall from '@lucide/icons/icons/phone-call';
import ReceiptText from '@lucide/icons/icons/receipt-text';
import Reply from '@lucide/icons/icons/reply';
import ScrollText from '@lucide/icons/icons/scroll-text';
import Search from '@lucide/icons/icons/search';
import Signature from '@lucide/icons/icons/signature';
import Stamp from '@lucide/icons/icons/stamp';
import Star from '@lucide/icons/icons/star';
import Tags from '@lucide/icons/icons/tags';
import TrendingUp from '@lucide/icons/icons/trending-up';
import UserSearch from '@lucide/icons/icons/user-search';
import Wallet from '@lucide/icons/icons/wallet';
import Waves from '@lucide/icons/icons/waves-horizontal';
import Workflow from '@lucide/icons/icons/workflow';
import Wrench from '@lucide/icons/icons/wrench';

/** Icons by their names in the catalogue; imported one by one, so that the whole icon set is not bundled. */
const icons: Readonly<Record<string, LucideIconData>> = {
  'badge-dollar-sign': BadgeDollarSign,
  'book-open-check': BookOpenCheck,
  boxes: Boxes,
  'calendar-clock': CalendarClock,
  camera: Camera,
  'chart-line': ChartLine,
  'chart-no-axes-column': ChartNoAxesColumn,
  compass: Compass,
  cpu: Cpu,
  'file-check': FileCheck,
  'file-text': FileText,
  'graduation-cap': GraduationCap,
  'heart-handshake': HeartHandshake,
  magnet: Magnet,
  mail: Mail,
  'map-pin': MapPin,
  'message-square-warning': MessageSquareWarning,
  'messages-square': MessagesSquare,
  'notebook-tabs': NotebookTabs,
  'phone-call': PhoneCall,
  'receipt-text': ReceiptText,
  reply: Reply,
  'scroll-text': ScrollText,
  search: Search,
  signature: Signature,
  stamp: Stamp,
  star: Star,
  tags: Tags,
  'trending-up': TrendingUp,
  'user-search': UserSearch,
  wallet: Wallet,
  waves: Waves,
  workflow: Workflow,
};

/** The icon for a name that is not in the table. */
export const plainIcon: LucideIconData = Wrench;

/** The icon of a subcategory by its name in the catalogue. */
export const subcategoryIcon = (name: string): LucideIconData => icons[name] ?? plainIcon;
