import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('a private name belongs to the class that spells it', () =>
  expectLinks({
    'a.py': `
class Config:
    def read(self):
        pass

class Special(Config):
    def read(self):
        pass

    def more(self):
        pass

class Base:
    def __init__(self, config: Config):
        self.__config = config

    def show(self):
        self.__config.read()
        #             ^ call a.py Config.read
        self.__render()
        #    ^ call a.py Base.__render

    def __render(self):
        pass

class Child(Base):
    def __init__(self, config: Special):
        super().__init__(config)
        self.__config = config

    def run(self):
        self.__config.read()
        #             ^ call a.py Special.read
        self.__config.more()
        #    ^ read a.py Child.__config
        self.__render()
        #    ^ call a.py Child.__render

    def __render(self):
    #   ^ nothing
        pass

Child(Special()).show()
`,
  }))
