import { describe, test } from 'vitest'
import { linksOf as php } from '../nominal/link-harness.ts'

describe('builders of test doubles', () => {
  test('give what they are named', async () => {
    await php({
      'tests/MailerTest.php': `
<?php
namespace App\\Tests;
use PHPUnit\\Framework\\TestCase;
class Mailer { function send() {} }
class MailerTest extends TestCase {
    private $mailer;
    private $other;
    private $service;
    function setUp(): void {
        $this->mailer = $this->getMockBuilder(Mailer::class)
            ->disableOriginalConstructor()
            ->onlyMethods(['send'])
            //> onlyMethods -> out packagist:phpunit/phpunit PHPUnit.Framework.MockObject.MockBuilder.onlyMethods
            ->getMock();
        $this->other = $this->createMock(Mailer::class);
        $this->service = self::getContainer()->get(Mailer::class);
    }
    function testSends() {
        $mailer = $this->getMockBuilder(Mailer::class)->disableOriginalConstructor()->getMock();
        $mailer->expects($this->once())->method('send');
        //> expects -> out packagist:mockery Mockery.MockInterface.expects
        $mailer->send();
        //> send -> Mailer.send
        $this->prophesize(Mailer::class)->reveal()->send();
        //> send -> Mailer.send
        $this->createStub(Mailer::class)->send();
        //> send -> Mailer.send
        $this->mailer->send();
        //> send -> Mailer.send
        $this->other->send();
        //> send -> Mailer.send
        $this->service->send();
        //> send -> Mailer.send
    }
}`,
    })
  })
})
