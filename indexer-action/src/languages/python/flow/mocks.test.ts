import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a mock that says what it stands for has its members, and another is a mock', () =>
  expectLinks({
    'repo.py': `
class Repo:
    def find(self, id):
        return Row()

class Row:
    def save(self):
        pass

def load():
    return Row()
`,
    'test_repo.py': `
from unittest import mock
from unittest.mock import MagicMock, Mock, create_autospec
from repo import Repo, load

def test_find():
    made = create_autospec(Repo, instance=True)
    made.find(1)
    #    ^ call repo.py Repo.find
    told = Mock(spec=Repo)
    told.find(2)
    #    ^ call repo.py Repo.find
    told.find.return_value = 3
    #    ^ read repo.py Repo.find
    mock.MagicMock(spec_set=Repo).find(4)
    #                             ^ call repo.py Repo.find
    create_autospec(load).save()
    #                     ^ call std:python unittest.mock.create_autospec.save
    MagicMock().find(5)
    #           ^ call std:python unittest.mock.MagicMock.find
`,
  }))
