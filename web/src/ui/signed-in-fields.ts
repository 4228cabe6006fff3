/**
 * The form kit of the signed-in pages and of signing in: labels, hints and errors tied to their fields, and a switch to
 * show a password. Only this module may import the kit, so that public pages do not load it.
 */
import './signed-in-fields.css';

export {
  PasswordField,
  SelectField,
  TextAreaField,
  TextField,
} from '@aws-amplify/ui-react';
