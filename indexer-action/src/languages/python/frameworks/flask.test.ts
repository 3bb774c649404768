import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const MODELS = `
class User:
    def greet(self):
        pass

class Org:
    def setting(self, name):
        pass
`

test('a local proxy is what its function gives', () =>
  expectLinks({
    'models.py': MODELS,
    'context.py': `
from werkzeug.local import LocalProxy
from models import Org

def _current_org():
    return Org()

current_org = LocalProxy(_current_org)
current_name = LocalProxy(lambda: Org())
`,
    'a.py': `
from context import current_name, current_org

current_org.setting('a')
#           ^ call models.py Org.setting
current_org._get_current_object().setting('a')
#                                 ^ call models.py Org.setting
current_name.setting('a')
#            ^ call models.py Org.setting
`,
  }))

test('the user of Flask-Login is what the function gives that loads users', () =>
  expectLinks({
    'models.py': MODELS,
    'login.py': `
from flask_login import LoginManager
from models import User

login_manager = LoginManager()

@login_manager.user_loader
def load(user_id):
    if user_id == '':
        return None
    return User()
`,
    'a.py': `
from flask_login import current_user
import flask_login

current_user.greet()
#            ^ call models.py User.greet
current_user._get_current_object().greet()
#                                  ^ call models.py User.greet
current_user.is_authenticated
#            ^ read PyPI:flask-login flask_login.current_user.is_authenticated
flask_login.current_user.greet()
#                        ^ call models.py User.greet
`,
  }))
