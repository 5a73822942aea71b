CREATE TABLE "sandbox"."mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mail_sent" ON "sandbox"."mail" USING btree ("sent_at");