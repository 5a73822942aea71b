CREATE TABLE "sandbox"."application_state" (
	"alias" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL
);
