/**
 * The form kit of the signed-in pages and of signing in: labels, hints and errors tied to their fields, and a switch to
 * show a password. The one module that may import it, so that its weight stays off the public pages.
 */
import './forms.css';

export {
  PasswordField,
  SelectField,
  TextAreaField,
  TextField,
} from '@aws-amplify/ui-react';
